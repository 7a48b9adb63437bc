export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own reference to the blob by the next task, so the URL can be released then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
