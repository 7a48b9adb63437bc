{
  "{{camel}}.title": "Nova página"
}
