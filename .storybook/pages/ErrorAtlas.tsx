import { memo, useContext, useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ref } from 'valtio';
import { operationById, type ErrorExample } from '../../mocks/core/routes.ts';
import { screens } from '../../mocks/scenarios/screens.ts';
import { localeStore } from '../../src/i18n/locale.store.ts';
import { LOCALES, languageTag, type Locale } from '../../src/i18n/locales.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { SearchField } from '../../src/ui/SearchField/SearchField.tsx';
import { placeOf, quietReason, type AtlasEntry } from '../../tests/atlas/atlas.ts';
import { scenarioUrl } from '../storyLinks.ts';
import { loadAllTexts, useTextsVersion } from '../texts.ts';
import { Toolbar } from '../toolbar.ts';
import styles from './pages.module.css';

type Texts = Readonly<Record<Locale, string | null>>;
type AllTexts = ReadonlyMap<string, Texts>;

interface AtlasError {
  readonly example: ErrorExample;
  readonly scenario: string;
  /** Why the error is hidden from the player on purpose. */
  readonly quiet: string | undefined;
}

interface Row {
  readonly entry: AtlasEntry;
  readonly errors: readonly AtlasError[];
}

const modules = import.meta.glob<Record<string, unknown>>('../../tests/atlas/*.stories.tsx', { eager: true });

function entryOf(value: unknown): AtlasEntry | undefined {
  const isStory = typeof value === 'object' && value !== null && 'input' in value;
  // The cast is safe: `errorsOf` makes the stories of the atlas and sets this parameter.
  return isStory
    ? (value as { input: { parameters?: { atlas?: AtlasEntry } } }).input.parameters?.atlas
    : undefined;
}

const rows: readonly Row[] = Object.values(modules)
  .flatMap((module) => Object.values(module).flatMap((value) => entryOf(value) ?? []))
  .map((entry) => ({
    entry,
    errors: (operationById.get(entry.operation)?.errors ?? []).map((example) => ({
      example,
      scenario: `${entry.operation}.${example.name}`,
      quiet: quietReason(entry, example),
    })),
  }));

/** Maximum number of errors to render, so that typing in the search stays fast. */
const PAGE_SIZE = 60;

/** The text that the player reads. Null if the error alone doesn't determine the text. */
function wordsOf(entry: AtlasEntry, example: ErrorExample): string | null {
  try {
    return placeOf(entry, example).words(example);
  } catch {
    return null;
  }
}

/**
 * The texts of every error in every language. The functions that look up a text read the locale store, so
 * the store switches to each language in turn.
 */
async function readTexts(): Promise<AllTexts> {
  const byLocale = await Promise.all(
    LOCALES.map(async (locale) => [locale, await loadAllTexts(locale)] as const),
  );
  const { locale: shownLocale, messages: shownMessages } = localeStore;
  const found = new Map<string, Partial<Record<Locale, string | null>>>();
  // This loop must not await, so that nothing renders while the store holds another language.
  for (const [locale, messages] of byLocale) {
    localeStore.locale = locale;
    localeStore.messages = ref(messages);
    for (const { entry, errors } of rows)
      for (const { example, scenario, quiet } of errors)
        found.set(scenario, {
          ...found.get(scenario),
          [locale]: quiet === undefined ? wordsOf(entry, example) : null,
        });
  }
  localeStore.locale = shownLocale;
  localeStore.messages = ref(shownMessages);
  // The cast is safe: the loop above has set every language.
  return found as Map<string, Texts>;
}

function ErrorTexts({ error, texts }: { error: AtlasError; texts: Texts | undefined }) {
  if (error.quiet !== undefined) return <p className={styles.muted}>Quiet: {error.quiet}.</p>;
  return (
    <dl className={styles.example}>
      {LOCALES.map((locale) => (
        <div key={locale}>
          <dt>{locale}</dt>
          <dd lang={languageTag(locale)}>{texts?.[locale] ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

const Operation = memo(function Operation({ row, texts }: { row: Row; texts: AllTexts | undefined }) {
  const toolbar = useContext(Toolbar);
  const { operation } = row.entry;
  const { path = '/', user = 'guest', action = 'Open the page' } = screens[operation] ?? {};
  return (
    <section className={styles.operation} aria-label={operation}>
      <h2>{operation}</h2>
      <p className={styles.muted}>
        {action}, at <code>{path}</code> ({user}).
      </p>
      {row.errors.map((error) => (
        <article key={error.scenario} className={styles.part} aria-label={error.scenario}>
          <a className={styles.link} href={scenarioUrl(error.scenario, toolbar)} target="_top">
            {error.example.status} {error.scenario}
          </a>
          <ErrorTexts error={error} texts={texts?.get(error.scenario)} />
        </article>
      ))}
    </section>
  );
});

/** The errors whose name, status or text in any language contains the query. */
function search(query: string, texts: AllTexts | undefined): Row[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [...rows];
  const matches = ({ scenario, example }: AtlasError): boolean => {
    const said = Object.values(texts?.get(scenario) ?? {}).join(' ');
    return `${scenario} ${String(example.status)} ${said}`.toLowerCase().includes(wanted);
  };
  return rows
    .map((row) => ({ ...row, errors: row.errors.filter(matches) }))
    .filter(({ errors }) => errors.length > 0);
}

const countOf = (found: readonly Row[]): number => found.reduce((sum, { errors }) => sum + errors.length, 0);

/** The first operations that together have at least `limit` errors. */
function firstOf(found: readonly Row[], limit: number): readonly Row[] {
  let count = 0;
  const end = found.findIndex(({ errors }) => (count += errors.length) >= limit);
  return end === -1 ? found : found.slice(0, end + 1);
}

export interface ErrorAtlasProps {
  query?: string;
}

/** Every documented error: where it appears, its text in four languages, and a link to its story. */
export function ErrorAtlas({ query: first = '' }: ErrorAtlasProps) {
  const [query, setQuery] = useState(first);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const version = useTextsVersion();
  const { data: texts, isPending } = useQuery({ queryKey: ['error texts', version], queryFn: readTexts });
  const shownQuery = useDeferredValue(query);
  const found = useMemo(() => search(shownQuery, texts), [shownQuery, texts]);
  const count = countOf(found);
  const shown = firstOf(found, limit);
  const left = count - countOf(shown);
  return (
    <div className={styles.page} aria-busy={isPending || shownQuery !== query}>
      <h1>Errors</h1>
      <SearchField
        label="Operation, error or text"
        placeholder="Operation, error or text"
        clearLabel="Clear"
        value={query}
        onSearch={(wanted) => {
          setQuery(wanted);
          setLimit(PAGE_SIZE);
        }}
      />
      <p className={styles.lead} role="status">
        {count} errors of {found.length} operations
      </p>
      {shown.map((row) => (
        <Operation key={row.entry.operation} row={row} texts={texts} />
      ))}
      {left > 0 && (
        <Button variant="secondary" onClick={() => setLimit(limit + PAGE_SIZE)}>
          Show more ({left} left)
        </Button>
      )}
    </div>
  );
}
