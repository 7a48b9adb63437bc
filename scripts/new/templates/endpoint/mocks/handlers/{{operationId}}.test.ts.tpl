{{> handlerTest}}
