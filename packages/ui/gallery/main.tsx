import { createRoot } from 'react-dom/client';
import { UiProvider } from '../src/ui-provider.tsx';
import { Gallery } from './gallery.tsx';
import './gallery.css';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <UiProvider>
      <Gallery />
    </UiProvider>,
  );
