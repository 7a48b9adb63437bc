{
  "{{camel}}.title": "New page"
}
