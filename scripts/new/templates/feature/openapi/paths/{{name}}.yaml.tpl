{{> paths}}
