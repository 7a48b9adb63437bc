// Markup and styles that both reference pages share with the lobby: header, chips, hero and tiles.

export const STYLE = `*{box-sizing:border-box}body{margin:0;background:#0b1026;color:#f3f5ff;font:16px/1.4 system-ui,sans-serif}a{color:inherit;text-decoration:none}
.top{position:sticky;top:0;z-index:2;display:flex;gap:16px;align-items:center;padding:12px 24px;background:#121a3a}.top b{font-size:20px}.top input{flex:1;min-width:0;max-width:400px;padding:10px 14px;border:1px solid #3a4680;border-radius:10px;background:#0b1026;color:inherit;font:inherit}
.action{padding:10px 18px;border:0;border-radius:10px;background:#5ee6c5;color:#06231c;font:inherit}.chips{display:flex;gap:8px;overflow:auto;padding:12px 24px}.chips a{padding:8px 14px;border-radius:18px;background:#1c2650;white-space:nowrap}
.hero{display:block;width:calc(100% - 48px);max-width:1310px;height:auto;aspect-ratio:1310/400;margin:0 24px;border-radius:16px;background:#1c2650;object-fit:cover}h2{margin:24px 24px 12px;font-size:22px}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:16px;padding:0 24px 24px}.tile{display:block;overflow:hidden;border-radius:14px;background:#182148}.tile img{display:block;width:100%;height:auto;aspect-ratio:3/4;background:#1c2650}.tile p{margin:0;padding:8px 12px 0;font-weight:600;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.tile small{display:block;padding:0 12px 10px;opacity:.75}
@media(max-width:600px){.grid{grid-template-columns:repeat(2,1fr)}.hero{aspect-ratio:720/480}}`;

const CHIPS = ['slots', 'top', 'newgames', 'crash_games', 'table', 'jackpot_games', 'buy_games'];

export const HEADER =
  '<header class="top"><b>Aurora</b><input placeholder="Поиск игр" aria-label="Поиск игр"><button class="action">Войти</button></header>';
export const NAVIGATION = `<nav class="chips">${CHIPS.map((slug) => `<a href="/games/${slug}">${slug}</a>`).join('')}</nav>`;
export const HERO =
  '<img class="hero" src="/hero/aurora-desktop.webp" width="1310" height="400" alt="" fetchpriority="high">';
export const PLACEHOLDERS =
  '<div class="tile"><img width="300" height="400" alt=""><p>&nbsp;</p><small>&nbsp;</small></div>'.repeat(
    24,
  );

export interface ReferenceGame {
  slug: string;
  name: string;
  preview: string;
  producer: { name: string };
}

/** A game tile. Its picture is lazy, so that it doesn't compete with the hero's. */
export function tileMarkup(game: ReferenceGame): string {
  return `<a class="tile" href="/play/${game.slug}"><img src="${game.preview}" width="300" height="400" alt="" loading="lazy" decoding="async"><p>${game.name}</p><small>${game.producer.name}</small></a>`;
}

export function pageMarkup(title: string, head: string, body: string): string {
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style>${head}</head><body>${body}</body></html>`;
}
