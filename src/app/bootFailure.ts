// When not even the texts could be loaded: said in every language, with the one thing that may help.
const sentences = [
  ['ru', 'Сайт не загрузился. Проверь интернет и обнови страницу'],
  ['en', 'The site didn’t load. Check your connection and reload the page'],
  ['it', 'Il sito non si è caricato. Controlla la connessione e ricarica la pagina'],
  ['pt-BR', 'O site não carregou. Confira a conexão e recarregue a página'],
] as const;

export function showBootFailure(): void {
  const main = document.createElement('main');
  main.dataset['page'] = 'error';
  main.setAttribute('role', 'alert');
  for (const [language, text] of sentences) {
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
