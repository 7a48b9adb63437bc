{
  "{{camel}}.failed": "Questa sezione non si è caricata",
  "{{camel}}.empty": "Qui non c’è ancora niente"
}
