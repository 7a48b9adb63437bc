import { entries, goThrough } from './goThrough.ts';

goThrough(entries.filter((_entry, index) => index % 2 === 1));
