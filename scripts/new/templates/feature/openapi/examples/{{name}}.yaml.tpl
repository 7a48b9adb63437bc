{{> examples}}
