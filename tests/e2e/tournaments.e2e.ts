// Tournaments: joining, choosing, watching, the end and the prize. The tests move the mock's clock.
import type { Page } from '@playwright/test';
import {
  declineConsent,
  confirmAge,
  expect,
  expectAccessible,
  joinSession,
  test,
  type Casino,
} from './casino.ts';
import { setScenario } from './backend.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const button = (casino: Casino, id: string, page: Page = casino.page) =>
  page.locator('main').getByRole('button', { name: casino.text(id), exact: true });
const dialogOf = (casino: Casino, id: string) =>
  casino.page.getByRole('alertdialog', { name: casino.text(id) });
const inDialog = (casino: Casino, title: string, id: string) =>
  dialogOf(casino, title).getByRole('button', { name: casino.text(id), exact: true });
const table = (casino: Casino, page: Page = casino.page) =>
  page.getByRole('list', { name: casino.text('tournaments.table.label') });
const ownRow = (casino: Casino, page: Page = casino.page) => table(casino, page).locator('[aria-current]');
const statusIn = (casino: Casino, status: 'future' | 'active' | 'past') =>
  casino.page
    .locator('article')
    .getByText(casino.text(`event.status.${status}`), { exact: true })
    .first();

const pass = (casino: Casino, advance: number) => casino.control('post', 'clock', { advance });
const joins = async (casino: Casino) =>
  (await casino.calls()).filter(({ operation, status }) => operation === 'joinTournament' && status === 200);
const fees = async (casino: Casino) => (await casino.ledger()).filter(({ kind }) => kind === 'entrance_fee');

test('a guest registers from a tournament and comes back to it @phone', async ({ casino, page }) => {
  await casino.open('/tournaments');
  await page.getByRole('link', { name: /: Сто мест$/ }).click();
  await casino.expectAt('/tournaments/hundred-seats');
  await page
    .locator('main')
    .getByRole('link', { name: casino.text('tournaments.offer.register') })
    .click();
  await casino.expectAt('/registration?redirect=%2Ftournaments%2Fhundred-seats');
  await casino.visit('/login?by=email&redirect=%2Ftournaments%2Fhundred-seats');
  await casino.logInByForm('newcomer');
  await casino.expectAt('/tournaments/hundred-seats');
});

test('the list filters by status and keeps it in the URL @phone', async ({ casino, page }) => {
  await casino.open('/tournaments');
  const list = page.getByRole('list', { name: casino.text('event.list.label.tournament') });
  await page.getByRole('button', { name: casino.text('event.filter.past') }).click();
  await casino.expectAt('/tournaments?status=past');
  await expect(list.getByRole('article').first()).toContainText(casino.text('event.status.past'));
  await expect(list.getByText(casino.text('event.status.active'), { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

/**
 * The note that the player's bets score in another tournament, the Friday sprint. The player is free to leave
 * that one.
 */
const elsewhereNote = (casino: Casino, offer: 'joinAhead' | 'waitForStart' | 'choose'): string =>
  casino.text(`tournaments.offerNote.${offer}Elsewhere`, { chosen: 'Пятничный спринт', isLocked: 'false' });

test('a tournament starts on time without a reload', async ({ casino, page }) => {
  await casino.open('/tournaments/morning-start', { user: 'player' });
  await expect(statusIn(casino, 'future')).toBeVisible();
  await expect(page.getByText(elsewhereNote(casino, 'joinAhead'))).toBeVisible();
  await button(casino, 'tournaments.offer.joinAhead').click();
  await expect(page.getByText(elsewhereNote(casino, 'waitForStart'))).toBeVisible();
  await pass(casino, 2 * HOUR - 8_000);
  await casino.visit('/tournaments/morning-start');
  await expect(statusIn(casino, 'future')).toBeVisible();
  await expect(statusIn(casino, 'active')).toBeVisible({ timeout: 20_000 });
  await expect(ownRow(casino)).toBeVisible();
  await expect(page.getByText(elsewhereNote(casino, 'choose'))).toBeVisible();
  await button(casino, 'tournaments.offer.choose').click();
  await inDialog(casino, 'tournaments.join.changeTitle', 'tournaments.join.changeConfirm').click();
  await expect(page.getByText(casino.text('tournaments.offerNote.play'))).toBeVisible();
});

test('a player is asked before a join that leaves another tournament @bothWidths', async ({
  casino,
  page,
}) => {
  await casino.open('/tournaments/hundred-seats', { user: 'player' });
  await button(casino, 'tournaments.offer.join').click();
  await inDialog(casino, 'tournaments.join.changeTitle', 'common.action.back').click();
  expect(await joins(casino)).toHaveLength(0);
  await button(casino, 'tournaments.offer.join').click();
  await inDialog(casino, 'tournaments.join.changeTitle', 'tournaments.join.changeConfirm').click();
  await expect(page.getByText(casino.text('tournaments.offerNote.play'))).toBeVisible();
  await expect(ownRow(casino)).toBeVisible();
  await casino.visit('/tournaments/friday-sprint');
  await expect(button(casino, 'tournaments.offer.choose')).toBeVisible();
});

test('the card and the button show the missing compoints and link to more @phone', async ({
  casino,
  page,
}) => {
  await casino.open('/tournaments', { user: 'newcomer' });
  const told = casino.text('tournaments.entry.insufficient_compoint_balance', { count: 5_000 });
  await expect(page.getByRole('article', { name: 'Золотой вход' })).toContainText(told);
  await casino.visit('/tournaments/golden-entry');
  await expect(page.getByRole('button', { name: told })).toBeDisabled();
  await page
    .locator('main')
    .getByRole('link', { name: casino.text('action.remedy.compoints') })
    .click();
  await casino.expectAt('/compoints');
  expect(await fees(casino)).toHaveLength(0);
});

test("a player without an invitation sees that, and isn't asked to switch @phone", async ({
  casino,
  page,
}) => {
  await casino.open('/tournaments/closed-circle', { user: 'player' });
  const told = casino.text('tournaments.entry.closed_tournament');
  await expect(page.getByRole('button', { name: told })).toBeDisabled();
  await button(casino, 'tournaments.offer.askForInvitation').click();
  await expect(page.getByText(casino.text('tournaments.offerNote.waitForInvitation'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await casino.visit('/tournaments/friday-sprint');
  await expect(page.getByText(casino.text('tournaments.offerNote.play'))).toBeVisible();
});

test('a request for an invitation says who answers and where, and an accepted one lets the player join @phone', async ({
  casino,
  page,
}) => {
  await casino.open('/tournaments/by-invitation', { user: 'newcomer' });
  await button(casino, 'tournaments.offer.askForInvitation').click();
  const told = casino.text('tournaments.join.invitationNoted', { title: 'По приглашениям' });
  await expect(page.getByText(told)).toBeVisible();
  await expect(button(casino, 'tournaments.offer.waitForInvitation')).toBeDisabled();
  await page.reload();
  await expect(button(casino, 'tournaments.offer.waitForInvitation')).toBeDisabled();
  await pass(casino, 31 * MINUTE);
  await casino.visit('/profile/notifications');
  await page
    .locator('main')
    .getByRole('article')
    .filter({ hasText: 'Тебя приглашают в турнир' })
    .getByRole('link')
    .click();
  await casino.expectAt('/tournaments/by-invitation');
  await button(casino, 'tournaments.offer.join').click();
  await expect(page.getByText(casino.text('tournaments.offerNote.play'))).toBeVisible();
});

test('a full tournament offers a waiting list, and a free seat can be taken later', async ({
  casino,
  page,
}) => {
  await casino.open('/tournaments/last-chair', { user: 'newcomer' });
  const full = page.getByRole('button', {
    name: casino.text('tournaments.entry.max_member_limit_reached'),
    exact: true,
  });
  await expect(full).toBeDisabled();
  await button(casino, 'tournaments.offer.askForSeat').click();
  await expect(page.getByText(casino.text('tournaments.offerNote.waitForSeat'))).toBeVisible();
  await pass(casino, 3 * HOUR + MINUTE);
  await casino.visit('/tournaments/last-chair');
  await button(casino, 'tournaments.offer.join').click();
  await expect(page.getByText(casino.text('tournaments.offerNote.play'))).toBeVisible();
});

test('a tournament with requirements is blocked, and links to what is required', async ({ casino, page }) => {
  await casino.open('/tournaments/captains-table', { user: 'newcomer' });
  const level = casino.text('tournaments.entry.level_required', { level: 5 });
  await expect(page.getByRole('button', { name: level })).toBeDisabled();
  await expect(page.getByRole('link', { name: casino.text('action.remedy.levels') })).toBeVisible();
  await casino.visit('/tournaments/comet-riders');
  const promo = casino.text('tournaments.entry.promotion_required');
  await expect(page.getByRole('button', { name: promo })).toBeDisabled();
  await page
    .locator('main')
    .getByRole('link', { name: casino.text('action.remedy.promotion') })
    .click();
  await casino.expectAt('/promo/comet-night');
});

test('pressing twice, losing the response and reloading pays for one seat', async ({ casino, page }) => {
  await casino.open('/tournaments/silver-ticket', { user: 'vip' });
  await setScenario(casino, 'joinTournament.fault_lost_answer:1');
  await button(casino, 'tournaments.offer.joinAhead').click();
  await inDialog(casino, 'tournaments.join.buyTitle', 'tournaments.join.buyConfirm').dblclick();
  await expect.poll(() => fees(casino)).toHaveLength(1);
  // The dialog about the lost response closes by itself once the page has found out that the player has
  // joined.
  await expect(page.getByRole('link', { name: casino.text('tournaments.offer.waitForStart') })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: casino.text('tournaments.offer.waitForStart') })).toBeVisible();
  expect(await fees(casino)).toHaveLength(1);
});

test('an account flagged as a duplicate sees why tournaments are closed', async ({ casino, page }) => {
  await casino.open('/tournaments/hundred-seats', { user: 'multi-account' });
  const closed = casino.text('tournaments.entry.user_is_blocked_for_multi_account');
  await expect(page.getByRole('button', { name: closed })).toBeDisabled();
  await expect(
    page.locator('main').getByRole('button', { name: casino.text('action.remedy.support') }),
  ).toBeVisible();
});

test('a join is announced even if the player has left the page', async ({ casino, page }) => {
  await casino.open('/tournaments/hundred-seats', { user: 'newcomer' });
  await setScenario(casino, 'joinTournament.fault_slow');
  await button(casino, 'tournaments.offer.join').click();
  await page
    .locator('main')
    .getByRole('link', { name: casino.text('tournaments.page.back') })
    .click();
  await casino.expectAt('/tournaments');
  const joined = casino.text('tournaments.join.joined', { title: 'Сто мест' });
  await expect(page.getByText(joined)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('article', { name: 'Сто мест' })).toContainText(
    casino.text('tournaments.label.participant'),
  );
});

test('the result appears when a tournament ends, and a win is celebrated once @phone', async ({
  casino,
  page,
}) => {
  await casino.open('/tournaments/closed-circle', { user: 'vip' });
  await expect(ownRow(casino)).toBeVisible();
  await expect(page.getByText(casino.text('tournaments.table.live'))).toBeVisible({ timeout: 20_000 });
  await pass(casino, 90 * HOUR + MINUTE);
  const win = page.getByRole('dialog', { name: casino.text('tournaments.win.label') });
  await expect(win).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByText(casino.text('tournaments.table.final'))).toBeVisible();
  await expect(page.getByText(casino.text('tournaments.result.paid'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(casino.text('tournaments.table.final'))).toBeVisible();
  await expect(win).toHaveCount(0);
});

test("“my place” scrolls to the player's row @phone", async ({ casino }) => {
  await casino.open('/tournaments/friday-sprint', { user: 'player' });
  await button(casino, 'tournaments.own.find').click();
  // Also checks a neighbouring row, because the player's row may be sticky and in view without any scrolling.
  const neighbour = table(casino).locator('[aria-current] + li, li:has(+ [aria-current])').first();
  await expect(neighbour).toBeInViewport();
  await expect(ownRow(casino)).toBeInViewport();
  await expect(ownRow(casino)).toBeFocused();
});

test('an ended tournament shows the final table and podium, and the prize is paid @phone', async ({
  casino,
  page,
}) => {
  await casino.open('/tournaments/closed-circle', { user: 'vip' });
  await expect(ownRow(casino)).toBeVisible();
  await pass(casino, 90 * HOUR + MINUTE);
  await casino.visit('/tournaments/closed-circle');
  await page.getByRole('dialog', { name: casino.text('tournaments.win.label') }).press('Escape');
  await expect(page.getByText(casino.text('tournaments.table.final'))).toBeVisible();
  const podium = page.getByRole('list', { name: casino.text('tournaments.podium.label') });
  await expect(podium.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(casino.text('tournaments.result.paid'))).toBeVisible();
  const prizes = (await casino.ledger()).filter(({ kind, to }) => kind === 'prize' && to.endsWith(':real'));
  expect(prizes.length).toBeGreaterThan(0);
});

test('the games of a tournament can be searched, and the URL keeps the search @phone', async ({
  casino,
  page,
}) => {
  await casino.open('/tournaments/friday-sprint/games');
  await page.getByRole('searchbox').fill('harvest');
  await casino.expectAt('/tournaments/friday-sprint/games?q=harvest');
  await expect(page.locator('main').getByRole('link', { name: 'Golden Harvest' })).toBeVisible();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText(casino.text('tournaments.games.none'))).toBeVisible();
});

test('the search keeps every letter and the caret, and sends one request', async ({ casino, page }) => {
  await page.clock.install();
  await casino.open('/tournaments/friday-sprint/games');
  const field = page.locator('main').getByRole('searchbox');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const q = searchParams.get('q');
    if (pathname.endsWith('/friday-sprint/games') && q !== null && request.resourceType() !== 'document')
      asked.push(q);
  });
  await expect(page.locator('main').getByRole('link').nth(2)).toBeVisible();
  // The page's clock stands still, so that a slow machine types without a pause, too.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await field.pressSequentially('golden harvest');
  await page.clock.resume();
  await casino.expectAt('/tournaments/friday-sprint/games?q=golden+harvest');
  await expect(field).toHaveValue('golden harvest');
  await expect.poll(() => asked).toEqual(['golden harvest']);
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  await page.keyboard.type('-ish');
  await casino.expectAt('/tournaments/friday-sprint/games?q=golden-ish+harvest');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(10);
});

test('a series shows its stages and its table @phone', async ({ casino, page }) => {
  await casino.open('/tournaments/series/summer-league', { user: 'vip' });
  await expect(page.getByRole('article', { name: 'Летняя лига' }).getByRole('article')).toHaveCount(3);
  await expect(ownRow(casino)).toBeVisible();
});

test("the list of tournaments for compoints shows the player's compoints", async ({ casino, page }) => {
  await casino.open('/compoints/tournaments', { user: 'vip' });
  const list = page.getByRole('list', { name: casino.text('event.list.label.tournament') });
  await expect(list.getByRole('article')).not.toHaveCount(0);
  const prices = list.getByText(casino.text('tournaments.card.price', { price: 0, amount: '' }).slice(0, 7));
  await expect(prices).not.toHaveCount(0);
});

test('the header of a game shows the chosen tournament @phone', async ({ casino, page }) => {
  await casino.open('/play/golden-harvest', { user: 'player' });
  const line = page.locator('[data-game-frame]').getByRole('button', { name: /^\d+ место/ });
  await expect(line).toBeVisible({ timeout: 20_000 });
  await line.click();
  // The line with the player's place opens the leaderboard over the game. The leaderboard has a link to the
  // tournament's page.
  await page
    .getByRole('dialog')
    .getByRole('link', { name: casino.text('tournaments.line.page') })
    .click();
  await casino.expectAt('/tournaments/friday-sprint');
});

test('a game outside the chosen tournament says so, and leads to its games @phone', async ({
  casino,
  page,
}) => {
  await casino.open('/play/royal-roulette', { user: 'player' });
  const line = page
    .locator('[data-game-frame]')
    .getByRole('link', { name: casino.text('tournaments.line.notHere') });
  await expect(line).toBeVisible({ timeout: 20_000 });
  await line.click();
  await casino.expectAt('/tournaments/friday-sprint/games');
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Golden Harvest/ })
      .first(),
  ).toBeVisible();
});

test('pressing Play in a tournament first asks for one of its games @phone', async ({ casino, page }) => {
  await casino.open('/tournaments/friday-sprint', { user: 'player' });
  await button(casino, 'tournaments.offer.play').click();
  const list = page.getByRole('listbox', { name: casino.text('tournaments.play.label') });
  await expect(list.getByRole('option').first()).toBeVisible();
  const name = (await list.getByRole('option').nth(1).textContent()) ?? '';
  await list.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test('two browsers see the same live table', async ({ casino, page, browser }) => {
  await casino.open('/tournaments/friday-sprint', { user: 'vip' });
  const other = await browser.newContext();
  await joinSession(other, casino.session);
  await declineConsent(other);
  await confirmAge(other);
  const guest = await other.newPage();
  await guest.goto(`${casino.origin}/tournaments/friday-sprint`);
  const points = (of: Page) => table(casino, of).getByRole('listitem').first().innerText();
  await expect(table(casino, guest).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText(casino.text('tournaments.table.live'))).toBeVisible({ timeout: 20_000 });
  await expect(guest.getByText(casino.text('tournaments.table.live'))).toBeVisible({ timeout: 20_000 });
  const before = await points(guest);
  await pass(casino, 5 * HOUR);
  await expect.poll(() => points(guest), { timeout: 30_000 }).not.toBe(before);
  await expect.poll(() => points(page), { timeout: 30_000 }).toBe(await points(guest));
  await other.close();
});
