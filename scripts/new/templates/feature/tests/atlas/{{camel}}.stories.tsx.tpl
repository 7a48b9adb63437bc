import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/{{name}}',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '{{route}}' },
});

export const {{Operation}} = meta.story(
  errorsOf({ operation: '{{operationId}}', place: inPart('{{camel}}.failed') }),
);
