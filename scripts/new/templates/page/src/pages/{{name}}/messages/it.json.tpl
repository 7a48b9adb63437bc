{
  "{{camel}}.title": "Nuova pagina"
}
