import { startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSearchText } from './useSearchText.ts';

const write = vi.fn<(text: string) => void>();

/** Updates the URL text late and in a transition, as the router does. */
function Search({ lateMs = 200 }: { lateMs?: number }) {
  const [written, setWritten] = useState('');
  const writeLate = (next: string) => {
    write(next);
    setTimeout(() => startTransition(() => setWritten(next)), lateMs);
  };
  const { text, type, show } = useSearchText(written, writeLate);
  return (
    <>
      <input aria-label="Find" value={text} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => setWritten('from a link')}>
        Link
      </button>
      <button
        type="button"
        onClick={() => {
          show('whole');
          writeLate('whole');
        }}
      >
        Show
      </button>
      <output>{written}</output>
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Find' });
const textInUrl = () => page.getByRole('status');

it('the search field keeps each typed letter while the URL lags behind, and writes the URL once after a pause', async () => {
  write.mockClear();
  await render(<Search />);
  const seen: string[] = [];
  const input = field().element() as HTMLInputElement;
  const watch = setInterval(() => seen.push(input.value), 5);
  await userEvent.type(field(), 'golden');
  await expect.element(textInUrl()).toHaveTextContent('golden');
  clearInterval(watch);
  expect(write.mock.calls).toEqual([['golden']]);
  // Each value extends the previous one: the field never flashes an older text.
  expect(seen.every((value, index) => index === 0 || value.startsWith(seen[index - 1] ?? ''))).toBe(true);
});

it('the search field keeps the typed text when an earlier text reaches the URL', async () => {
  await render(<Search lateMs={500} />);
  await userEvent.type(field(), 'gold');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await userEvent.type(field(), 'en');
  await expect.element(textInUrl()).toHaveTextContent('gold');
  await expect.element(field()).toHaveValue('golden');
  await expect.element(textInUrl()).toHaveTextContent('golden');
  await expect.element(field()).toHaveValue('golden');
});

it('the search field keeps the caret after inserting a letter', async () => {
  await render(<Search />);
  await userEvent.type(field(), 'glden');
  const input = field().element() as HTMLInputElement;
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('o');
  await expect.element(textInUrl()).toHaveTextContent('golden');
  expect(input.value).toBe('golden');
  expect(input.selectionStart).toBe(2);
});

it('the search field keeps a trailing space, which the URL omits', async () => {
  await render(<Search />);
  await userEvent.type(field(), 'golden ');
  await expect.element(textInUrl()).toHaveTextContent('golden');
  await expect.element(field()).toHaveValue('golden ');
});

it('the search field shows a text that a link has put into the URL', async () => {
  await render(<Search />);
  await userEvent.type(field(), 'golden');
  await expect.element(textInUrl()).toHaveTextContent('golden');
  await userEvent.click(page.getByRole('button', { name: 'Link' }));
  await expect.element(field()).toHaveValue('from a link');
});

it('the search field shows a text that the component sets at once, and never writes the text typed before', async () => {
  write.mockClear();
  await render(<Search />);
  await userEvent.type(field(), 'golden');
  // Pressed directly, because Playwright's click can take longer than the pause after which a text is written.
  page
    .getByRole('button', { name: 'Show' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(field()).toHaveValue('whole');
  await expect.element(textInUrl()).toHaveTextContent('whole');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(write.mock.calls).toEqual([['whole']]);
  await expect.element(field()).toHaveValue('whole');
});
