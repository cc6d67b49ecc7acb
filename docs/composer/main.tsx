import { createRoot } from 'react-dom/client';
import { Composer } from './Composer.tsx';
import './composer.css';

const place = document.querySelector('#composer');
if (place) createRoot(place).render(<Composer />);
