import type { Article } from './text.ts';

/** The editorial article in Spanish. */
export const article: Article = {
  title: 'Cómo hacemos una prueba',
  standfirst:
    'Una prueba publicada es un argumento: que esta puntuación, obtenida con estas tareas, dice algo cierto de esta persona. Las nuestras llevan unos cinco años, y la mayor parte de ese tiempo se dedica a intentar rebatir el argumento.',
  sections: [
    {
      title: 'Empezamos por una decisión',
      paragraphs: [
        'Nadie necesita una puntuación por sí misma. Se pide porque alguien tiene que elegir: si un niño recibe una hora de apoyo a la semana, si un paciente puede volver a casa, si un tratamiento sirve de algo. Por eso el primer documento de cada proyecto ocupa una página, y en ella se dice qué decisión es, quién la toma y qué costaría equivocarse.',
        'Esa página resuelve mucho: cuánto puede durar la prueba, qué precisión necesita cerca del punto en que la decisión cambia y quién debería poder aplicarla. Si no podemos escribir la página, no escribimos la prueba.',
      ],
    },
    {
      title: 'Descartamos casi todo lo que escribimos',
      paragraphs: [
        'Para la cuarta edición de la Memory Scale escribimos 640 ítems y conservamos 212. Algunos eran demasiado fáciles. Otros eran difíciles por motivos que no tenían que ver con la memoria. Unos pocos recibían respuestas distintas de quienes se habían criado en el país y de quienes no, y esos fueron los primeros en salir.',
        'Lo que queda se vuelve a ensayar, con examinadores que no saben qué ítems preferimos.',
      ],
    },
    {
      title: 'Los baremos son personas',
      paragraphs: [
        'Una tabla de baremos parece aritmética. Detrás de cada fila hay personas que pasaron una hora en una sala tranquila y lo hicieron lo mejor que supieron. Las elegimos de modo que reflejen el censo por edad, región, escolaridad y lengua, y publicamos cuánto nos quedó por alcanzar.',
        'Cuando un grupo es demasiado pequeño para decir de él algo justo, el manual lo advierte, en el capítulo donde el examinador lo buscará.',
      ],
    },
    {
      title: 'Y después seguimos mirando',
      paragraphs: [
        'Las puntuaciones se desplazan. Hay palabras que caen en desuso, dibujos de teléfonos que ya no significan nada, y toda una generación que resuelve mejor los rompecabezas. Cada tres años comparamos los resultados nuevos con los baremos antiguos. Si se han separado, lo decimos, y empieza la edición siguiente.',
      ],
    },
  ],
  quote: 'Si no podemos decir para qué decisión sirve una prueba, no la escribimos.',
  figure: {
    alt: 'Una curva en forma de campana sobre una escala de 55 a 145. Dos tercios del área están entre 85 y 115.',
    caption:
      'Dos tercios de cualquier grupo normativo están entre 85 y 115. Una puntuación dice poco mientras no se sepa quién forma el grupo.',
  },
  asideTitle: '¿Tiene un código a mano?',
  asideText: 'Pida desde esta página, sin perder el hilo.',
};
