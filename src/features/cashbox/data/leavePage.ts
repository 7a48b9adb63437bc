import type { ProviderPage } from '../model/depositModel.ts';

/** Goes to the provider's page in this tab: by a link, or by a form that is posted to it. */
export function leavePage({ url, method, fields }: ProviderPage): void {
  if (method === 'GET') {
    location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
