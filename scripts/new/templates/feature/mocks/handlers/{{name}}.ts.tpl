import { defineHandlers } from '../core/handler.ts';

export const {{camel}} = defineHandlers({
{{> handler}}
});
