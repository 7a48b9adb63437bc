// Lost and late responses in two tabs, with reloads and closed tabs. Each intent takes effect once.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { PromoMembershipResponse } from '#mocks/generated/model/index.ts';
import { apiPlayer } from './apiPlayer.ts';
import { setScenario } from './backend.ts';
import { button, chooseAmount, expectBalanced, headed, moved, payButton } from './cashbox.ts';
import { expect, test, type Casino } from './casino.ts';

interface Action {
  readonly operation: string;
  readonly user: string;
  readonly path: string;
  /** Performs the action on the page at `path`. */
  readonly act: (casino: Casino, tab: Page) => Promise<void>;
  readonly unknown: (casino: Casino, tab: Page) => Locator;
  readonly retry: (casino: Casino, tab: Page) => Locator;
  readonly done: (casino: Casino, tab: Page) => Locator;
  /** How often the server has performed the action. */
  readonly count: (casino: Casino) => Promise<number>;
  /** The button that leads back from the provider's page if that page reports an earlier payment. */
  readonly paidAtProvider?: (tab: Page) => Locator;
  /** True if the player can do the action only once. Afterwards, the page no longer offers it. */
  readonly isOnceOnly?: boolean;
}

const inDialog = (casino: Casino, tab: Page, id: string, values?: Record<string, string | number>) =>
  tab.getByRole('dialog').getByRole('button', { name: casino.text(id, values), exact: true });
const dialogText = (casino: Casino, tab: Page, id: string) =>
  tab.getByRole('dialog').getByText(casino.text(id));
const again = (casino: Casino, tab: Page) => inDialog(casino, tab, 'common.action.retry');
const asked = (casino: Casino, tab: Page, title: string, id: string) =>
  tab
    .getByRole('alertdialog', { name: casino.text(title) })
    .getByRole('button', { name: casino.text(id), exact: true });
const prizesGot = async (casino: Casino): Promise<number> => {
  const path = 'actions/18/participant';
  const { data } = await apiPlayer(casino, 'vip').call<PromoMembershipResponse>('GET', path);
  return data.receivedPrizes.reduce((sum, { count }) => sum + count, 0);
};

const CARD = 88;

function depositBy(operation: string, method: number): Action {
  return {
    operation,
    user: 'player',
    path: '/cashbox',
    async act(casino, tab) {
      await chooseAmount(casino, '700,01', tab);
      await tab.locator(`main input[name="method"][value="${String(method)}"]`).check();
      await payButton(casino, tab).click();
    },
    unknown: (casino, tab) => headed(casino, 'cashbox.status.unsure', tab),
    retry: (casino, tab) => button(casino, 'common.action.retry', tab),
    done: (casino, tab) => headed(casino, 'cashbox.status.paid', tab),
    count: async (casino) => (await moved(casino, 'deposit')).length,
    paidAtProvider: (tab) =>
      (method === CARD ? tab.frameLocator('dialog iframe') : tab).locator('[data-result="paid"] button'),
  };
}

const submitExchange = (_casino: Casino, tab: Page) =>
  tab.locator('main form').getByRole('button', { name: /^Обменять/ });

const actions: Record<string, Action> = {
  'a deposit by form': depositBy('openDeposit', 12),
  'a deposit by card': depositBy('createRbkInvoice', CARD),
  'a deposit by Marbella': depositBy('openMarbellaDeposit', 77),
  'an exchange of compoints': {
    operation: 'exchangeCompoints',
    user: 'player',
    path: '/compoints',
    async act(casino, tab) {
      await tab.getByLabel(casino.text('compoints.exchange.label'), { exact: true }).fill('500');
      await submitExchange(casino, tab).click();
    },
    unknown: (casino, tab) => tab.getByText(casino.text('compoints.uncertain')),
    retry: submitExchange,
    done: (_casino, tab) => tab.getByText(/^Деньги на балансе/),
    count: async (casino) =>
      (await casino.ledger()).filter(({ kind, from }) => kind === 'exchange' && from.endsWith(':compoints'))
        .length,
  },
  'a purchase for compoints': {
    operation: 'buyCompointProduct',
    user: 'player',
    path: '/compoints',
    async act(casino, tab) {
      const product = { product: '20 фриспинов' };
      await tab.getByRole('button', { name: casino.text('compoints.shop.buyOf', product) }).click();
      await inDialog(casino, tab, 'compoints.buy.confirm', { count: 400 }).click();
    },
    unknown: (casino, tab) => dialogText(casino, tab, 'compoints.uncertain'),
    retry: again,
    done: (casino, tab) =>
      tab.getByRole('dialog').getByRole('link', { name: casino.text('compoints.buy.toGifts') }),
    count: async (casino) => (await moved(casino, 'purchase')).length,
  },
  'a promotion’s prize': {
    operation: 'exchangePromotionPrize',
    user: 'vip',
    path: '/promo/forest-fair',
    async act(casino, tab) {
      await tab
        .locator('#prizes')
        .getByRole('button', { name: new RegExp(`^${casino.text('promotions.exchange.button')}`) })
        .first()
        .click();
      await inDialog(casino, tab, 'promotions.exchange.button').click();
    },
    unknown: (casino, tab) => dialogText(casino, tab, 'promotions.exchange.uncertain'),
    retry: again,
    done: (casino, tab) => dialogText(casino, tab, 'promotions.exchange.doneText'),
    count: prizesGot,
  },
  'a paid seat in a tournament': {
    operation: 'joinTournament',
    user: 'vip',
    path: '/tournaments/silver-ticket',
    async act(casino, tab) {
      await button(casino, 'tournaments.offer.joinAhead', tab).click();
      await asked(casino, tab, 'tournaments.join.buyTitle', 'tournaments.join.buyConfirm').click();
    },
    unknown: (casino, tab) =>
      tab.getByRole('alertdialog', { name: casino.text('tournaments.join.uncertainTitle') }),
    retry: (casino, tab) => asked(casino, tab, 'tournaments.join.uncertainTitle', 'common.action.retry'),
    done: (casino, tab) => tab.getByRole('link', { name: casino.text('tournaments.offer.waitForStart') }),
    count: async (casino) => (await moved(casino, 'entrance_fee')).length,
    isOnceOnly: true,
  },
};

/** Opens the page without the link's campaign parameters, which the client would send with a deposit. */
async function openTab(casino: Casino, context: BrowserContext, { path }: Action): Promise<Page> {
  const tab = await context.newPage();
  tab.on('dialog', (dialog) => void dialog.accept());
  await tab.goto(new URL(path, casino.origin).href);
  return tab;
}

async function start(casino: Casino, { path, user }: Action): Promise<void> {
  await casino.open(path, { user });
  // Only a deposit sends the link's parameters along, as those of a campaign.
  if (path === '/cashbox') await casino.visit(path);
}

const wasCalled = async (casino: Casino, { operation }: Action): Promise<boolean> =>
  (await casino.calls()).some((call) => call.operation === operation);

for (const [name, action] of Object.entries(actions)) {
  const { operation, act, unknown, retry, done, count } = action;

  // If only the response is lost, the action has happened. A page that offers the action only once then has no
  // button to repeat it, so that fault isn't tested.
  const faults = action.isOnceOnly ? ['fault_network'] : ['fault_network', 'fault_lost_answer'];
  for (const fault of faults)
    test(`${name} with ${fault} in one tab and success in another happens once`, async ({
      casino,
      context,
      page,
    }) => {
      await start(casino, action);
      const other = await openTab(casino, context, action);
      await setScenario(casino, `${operation}.${fault}`);
      await act(casino, page);
      await expect(unknown(casino, page)).toBeVisible();
      await setScenario(casino, '');
      await act(casino, other);
      await expect(done(casino, other)).toBeVisible();
      await retry(casino, page).click();
      await expect(done(casino, page)).toBeVisible();
      expect(await count(casino)).toBe(1);
      await expectBalanced(casino);
    });

  test(`${name} with a late response happens once even if another tab repeats it`, async ({
    casino,
    context,
    page,
  }) => {
    await start(casino, action);
    const other = await openTab(casino, context, action);
    await setScenario(casino, `${operation}.fault_slow:1`);
    await act(casino, page);
    await expect.poll(() => wasCalled(casino, action)).toBe(true);
    await (action.isOnceOnly ? other.reload() : act(casino, other));
    for (const tab of [other, page]) {
      const finished = done(casino, tab);
      const back = action.paidAtProvider?.(tab);
      const isThere = async () => (await finished.isVisible()) || ((await back?.isVisible()) ?? false);
      await expect.poll(isThere, { timeout: 15_000 }).toBe(true);
      if (back && (await back.isVisible())) await back.click();
      await expect(finished).toBeVisible();
    }
    expect(await count(casino)).toBe(1);
  });

  test(`${name} with a lost response happens once despite a reload, and the next one is separate`, async ({
    casino,
    page,
  }) => {
    await start(casino, action);
    await setScenario(casino, `${operation}.fault_lost_answer`);
    await act(casino, page);
    const question = unknown(casino, page);
    // The page closes its dialog once it knows that the action has happened, which may be before this check.
    await expect(action.isOnceOnly ? question.or(done(casino, page)).first() : question).toBeVisible();
    await setScenario(casino, '');
    // The client must still find the action after a minute. A former version tolerated only a smaller
    // difference between its clock and the server's.
    await casino.control('post', 'clock', { advance: 60_000 });
    await casino.visit(action.path);
    if (!action.isOnceOnly) await act(casino, page);
    await expect(done(casino, page)).toBeVisible();
    expect(await count(casino)).toBe(1);
    if (action.isOnceOnly) return;
    await casino.visit(action.path);
    await act(casino, page);
    await expect(done(casino, page)).toBeVisible();
    expect(await count(casino)).toBe(2);
    await expectBalanced(casino);
  });

  test(`${name} whose tab closed before the response happens once`, async ({ casino, context, page }) => {
    await start(casino, action);
    await setScenario(casino, `${operation}.fault_slow:1`);
    await act(casino, page);
    await expect.poll(() => wasCalled(casino, action)).toBe(true);
    await page.close();
    const next = await openTab(casino, context, action);
    if (!action.isOnceOnly) await act(casino, next);
    await expect(done(casino, next)).toBeVisible();
    expect(await count(casino)).toBe(1);
  });
}
