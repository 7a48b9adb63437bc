{
  "{{camel}}.failed": "Esta seção não carregou",
  "{{camel}}.empty": "Ainda não há nada aqui"
}
