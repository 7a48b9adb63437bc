// The page shown when not even the messages could be loaded, so its texts are hard-coded in every language.
import type { Locale } from '#/i18n/locales.ts';

const sentences: Record<Locale, readonly [language: string, text: string]> = {
  ru: ['ru', 'Сайт не загрузился. Проверь интернет и обнови страницу'],
  en: ['en', 'The site didn’t load. Check your connection and reload the page'],
  it: ['it', 'Il sito non si è caricato. Controlla la connessione e ricarica la pagina'],
  br: ['pt-BR', 'O site não carregou. Confira a conexão e recarregue a página'],
};

export function showBootFailure(): void {
  const main = document.createElement('main');
  main.dataset['page'] = 'error';
  main.setAttribute('role', 'alert');
  for (const [language, text] of Object.values(sentences)) {
    const line = document.createElement('p');
    line.lang = language;
    line.textContent = text;
    main.append(line);
  }
  const reload = document.createElement('button');
  reload.textContent = '↻';
  reload.setAttribute('aria-label', 'Reload');
  reload.addEventListener('click', () => location.reload());
  main.append(reload);
  addEventListener('online', () => location.reload());
  document.getElementById('root')?.replaceChildren(main);
}
