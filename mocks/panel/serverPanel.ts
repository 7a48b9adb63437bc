import { mockOnServer } from './onServer.ts';
import { openPanel } from './panel.ts';

mockOnServer().then(openPanel, (error: unknown) =>
  console.warn('The mock panel could not be loaded:', error),
);
