// placeholder
import type { Plugin } from 'vite';
export function shellPlugin(): Plugin { return { name: 'casino:shell' }; }
