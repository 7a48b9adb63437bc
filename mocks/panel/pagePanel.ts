import type { MockControl } from '../browser.ts';
import { mockInPage } from './inPage.ts';
import { openPanel } from './panel.ts';

export function openPagePanel(mock: MockControl): void {
  openPanel(mockInPage(mock));
}
