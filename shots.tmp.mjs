import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
const server = spawn(process.execPath, ['mocks/server.ts','--port','4277','--serve','dist'], {stdio:'ignore'});
await new Promise(r=>setTimeout(r,2500));
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync']});
try {
for (const brand of ['aurora','samba']) for (const [w,h,mobile] of [[390,844,true],[1440,900,false]]) {
  const ctx = await b.newContext({viewport:{width:w,height:h}, isMobile:mobile, hasTouch:mobile, locale:'ru-RU'});
  const page = await ctx.newPage();
  const shot = (n) => page.screenshot({path:`/tmp/shots/${brand}-${w}-${n}.png`});
  const o = `http://${brand}.localhost:4277`; const q='mock.seed=42&mock.now=2026-11-20T12:00:00Z&locale='+(brand==='samba'?'br':'ru');
  await page.goto(`${o}/?${q}`); await page.waitForTimeout(1800); await shot('lobby');
  await page.locator('header button[aria-haspopup=dialog]').first().click(); await page.waitForSelector('[role=combobox][type=search]'); await page.fill('[role=combobox][type=search]','golden hravest'); await page.waitForTimeout(1500); await shot('search');
  await page.goto(`${o}/login?${q}`); await page.waitForTimeout(900); await shot('login');
  await page.goto(`${o}/no/such?${q}`); await page.waitForTimeout(900); await shot('404');
  await page.goto(`${o}/play/golden-harvest?${q}&mock.user=player`); await page.waitForTimeout(3500); await shot('game');
  await page.locator('[data-game-frame] button').first().click(); await page.waitForTimeout(1800); await shot('mini');
  await page.goto(`${o}/games/slots?${q}&mock.user=player`); await page.waitForTimeout(1500); await shot('grid');
  await ctx.close();
}
} finally { await b.close(); server.kill(); }
