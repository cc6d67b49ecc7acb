import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/*
 * Gives each test page a font of its own: what a test measures of text is the same whatever fonts the machine has.
 */

document.fonts.add(await new FontFace('Test Inter', `url(${inter})`, { weight: '100 900' }).load());
document.documentElement.style.fontFamily = "'Test Inter', sans-serif";
