{{> schemas}}
