import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { watchLostFocus } from './watchLostFocus.ts';

let stop: () => void;
beforeEach(() => {
  stop = watchLostFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;

/** An offer within a page. Its button is removed, disabled or hidden when it is pressed. */
function Offer({ outcome }: { outcome: 'removed' | 'disabled' | 'hidden' | 'all' }) {
  const [isPressed, setPressed] = useState(false);
  const button = (
    <button
      type="button"
      disabled={isPressed && outcome === 'disabled'}
      style={isPressed && outcome === 'hidden' ? { display: 'none' } : undefined}
      onClick={() => setPressed(true)}
    >
      Join
    </button>
  );
  return (
    <main aria-label="Page">
      {!(isPressed && outcome === 'all') && (
        <section aria-label="Offer">
          <p>{!(isPressed && outcome === 'removed') && button}</p>
          <button type="button">Read the rules</button>
        </section>
      )}
      <a href="#other">Other</a>
    </main>
  );
}

it.each(['removed', 'disabled', 'hidden'] as const)(
  'a keyboard user goes on in the same part of the page when the pressed button is %s',
  async (outcome) => {
    await render(<Offer outcome={outcome} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Offer');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Read the rules' })).toHaveFocus();
    // The section isn't focusable any more, because it has lost the focus.
    expect(page.getByRole('region', { name: 'Offer' }).element().hasAttribute('tabindex')).toBe(false);
  },
);

it('the page takes the focus when the whole part is removed', async () => {
  await render(<Offer outcome="all" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Page');
});

it('the game that covers the page takes the focus of a message that has gone', async () => {
  function Casino() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <div inert>
          <main aria-label="Page" tabIndex={-1} />
        </div>
        <section aria-label="Game" data-covers-page tabIndex={-1} />
        <ul>
          {isShown && (
            <li>
              <button type="button" onClick={() => setShown(false)}>
                Your deposit has arrived
              </button>
            </li>
          )}
        </ul>
      </>
    );
  }
  await render(<Casino />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Game');
});

it('an open menu keeps the focus of a button of it that has gone', async () => {
  function Menu() {
    const [tries, setTries] = useState(0);
    return (
      <header aria-label="Header">
        <button type="button" popoverTarget="menu">
          Open
        </button>
        <div id="menu" popover="auto" aria-label="Menu">
          <button key={tries} type="button" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        </div>
      </header>
    );
  }
  await render(<Menu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Menu');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('a second Enter presses nothing', async () => {
  await render(<Offer outcome="removed" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Offer');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Offer');
});

it('leaves the focus to what takes it in place of the removed element', async () => {
  function Form() {
    const [isSent, setSent] = useState(false);
    return (
      <section aria-label="Form">
        {isSent ? (
          <h2 aria-label="Sent" ref={(heading) => heading?.focus()} tabIndex={-1}>
            Sent
          </h2>
        ) : (
          <button type="button" onClick={() => setSent(true)}>
            Send
          </button>
        )}
      </section>
    );
  }
  await render(<Form />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Sent');
});

it('takes no focus that the visitor gave up by a press on empty space', async () => {
  const pageWith = (field: ReactNode) => (
    <main aria-label="Page">
      {field}
      <p>empty</p>
    </main>
  );
  const { rerender } = await render(pageWith(<input aria-label="Name" />));
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.click(page.getByText('empty'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await rerender(pageWith(null));
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  vi.runAllTimers();
  expect(focused()).toBe('BODY');
});

it('gives the focus back to an element that was hidden for a moment', async () => {
  const pageWith = (display: string | undefined) => (
    <main aria-label="Page">
      <div style={{ display }}>
        <button type="button">Search</button>
      </div>
    </main>
  );
  const { rerender } = await render(pageWith(undefined));
  await userEvent.tab();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await rerender(pageWith('none'));
  // The browser takes the focus off the hidden button after a frame.
  await expect.poll(focused).toBe('BODY');
  await rerender(pageWith(undefined));
  vi.runAllTimers();
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus();
});
