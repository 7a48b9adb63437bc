import { Fragment, useState, type ComponentType, type ReactNode } from 'react';
import { stretch } from '../pseudo.ts';
import styles from './pages.module.css';

type Decorator = (Story: ComponentType, context: object) => ReactNode;
interface Annotations {
  readonly title?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly component?: ComponentType;
  readonly render?: ComponentType;
  readonly decorators?: Decorator | readonly Decorator[];
}
interface AnyStory {
  readonly input: Annotations;
  readonly meta: { readonly input: Annotations };
}

export interface SheetGroup {
  readonly name: string;
  /** True if each story needs the full width. */
  readonly isWide: boolean;
  readonly stories: readonly (readonly [name: string, story: AnyStory])[];
}

const isStory = (value: unknown): value is AnyStory =>
  typeof value === 'object' && value !== null && 'input' in value && 'meta' in value;
/** Whether a story's name implies very long texts, motion or a nested form, none of which fits on a sheet. */
const isEndless = (name: string): boolean => /Longest|Endless|Hostile|Loading|Submit/.test(name);

/** Whether a story looks the same as the control's default story. */
const isByDefault = ({ input: { args, render } }: AnyStory): boolean =>
  args === undefined && render === undefined;

/** The stories of a module, without those that don't fit on a sheet or look like another one. */
export function groupOf(name: string, module: object, isWide = false): SheetGroup {
  const known = Object.entries(module).flatMap(([exported, value]) =>
    isStory(value) && !isEndless(exported) ? [[exported, value] as const] : [],
  );
  const byDefault = known.find(([, story]) => isByDefault(story));
  const stories = known.filter((entry) => entry === byDefault || !isByDefault(entry[1]));
  return { name, isWide, stories };
}

const untouched = new Set([
  'id',
  'name',
  'type',
  'value',
  'href',
  'to',
  'src',
  'variant',
  'size',
  'tone',
  'kind',
  'mask',
  'currency',
  'country',
  'path',
]);

function stretched(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' && !untouched.has(name) ? `[${stretch(value)}]` : value,
    ]),
  );
}

function viewOf({ input, meta }: AnyStory, isStretched: boolean): ComponentType {
  const args = { ...meta.input.args, ...input.args };
  const View = input.render ?? meta.input.render ?? meta.input.component ?? Fragment;
  const shown = isStretched ? stretched(args) : args;
  const decorators = [input.decorators ?? [], meta.input.decorators ?? []].flat();
  return decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, { args: shown }),
    () => <View {...shown} />,
  );
}

function Specimen({
  name,
  story,
  isStretched,
  isWide,
}: {
  name: string;
  story: AnyStory;
  isStretched: boolean;
  isWide: boolean;
}) {
  const [View] = useState(() => viewOf(story, isStretched));
  return (
    <figure className={styles.specimen} data-wide={isWide || undefined}>
      <figcaption>{name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}</figcaption>
      {/* One form per story, so that radio buttons of the same name exclude each other only within it. */}
      <form>
        <View />
      </form>
    </figure>
  );
}

export function StorySheet({
  groups,
  isStretched = false,
}: {
  groups: readonly SheetGroup[];
  isStretched?: boolean;
}) {
  return (
    <div className={styles.sheet} data-sheet>
      {groups.map(({ name, stories, isWide }) => (
        <Fragment key={name}>
          <h2>{name}</h2>
          {stories.map(([story, value]) => (
            <Specimen key={story} name={story} story={value} isStretched={isStretched} isWide={isWide} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
