import { mockOnServer } from './onServer.ts';
import { openPanel } from './panel.ts';

// Without an answer of the control API there is nothing to show.
mockOnServer().then(openPanel, (error: unknown) => console.warn('The mock panel is not there:', error));
