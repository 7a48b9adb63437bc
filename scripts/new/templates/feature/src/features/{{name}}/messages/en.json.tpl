{
  "{{camel}}.failed": "This section didn’t load",
  "{{camel}}.empty": "Nothing here yet"
}
