import type { HelpTexts } from './answers.ts';

export const br: HelpTexts = {
  topics: {
    account: 'Login e cadastro',
    deposits: 'Depósitos',
    payouts: 'Saques',
    bonuses: 'Presentes e bônus',
    loyalty: 'Compoints e níveis',
    events: 'Torneios e promoções',
    games: 'Jogos',
    'safe-play': 'Limites e pausas',
    profile: 'Perfil e documentos',
    support: 'Suporte e histórico',
  },
  answers: {
    registration: {
      title: 'Como me cadastro?',
      words: 'cadastro, registrar, criar conta, apelido, idade',
      text: `<a href="/registration">Cadastre-se</a> por e-mail ou por telefone: no celular, você recebe um código por SMS. É preciso ter pelo menos {age} anos. Cada pessoa pode ter uma só conta. O apelido é escolhido uma vez: depois, só o suporte pode mudá-lo.`,
    },
    login: {
      title: 'Não consigo entrar',
      words: 'login, acesso, entrar na conta, não consigo entrar, senha errada',
      text: `<a href="/login">Entre</a> com o contato da sua conta: e-mail e telefone ficam em abas separadas. Confira o idioma do teclado e as maiúsculas da senha. Depois de {loginTries} senhas erradas seguidas, espere {loginPause}. Se esqueceu a senha, <a href="/remind">crie outra</a>.`,
    },
    codes: {
      title: 'O código não chega',
      words: 'sms, código de confirmação, spam, e-mail não chega',
      text: `Confira o número ou o endereço, e procure o e-mail também no spam. Dá para pedir outro código depois de {resend}; se pedir mais de {codeSends} seguidos, espere {codePause}. O código vale por {codeLife} e uma única vez; só o último conta. Depois de {codeTries} erros ele deixa de valer: peça um novo. Se os códigos de hoje acabaram, o <a href="/?chat=open">suporte</a> ajuda.`,
    },
    password: {
      title: 'Como mudo ou recupero a senha?',
      words: 'esqueci a senha, nova senha, redefinir, recuperar',
      text: `Se esqueceu, <a href="/remind">crie outra</a> por e-mail ou telefone: o link do e-mail vale por {linkLife} e uma única vez. Se sabe a atual, troque-a <a href="/profile/info?change=password">no perfil</a>. Use pelo menos {passwordLength} caracteres, nenhum em cirílico. Senhas comuns demais não servem, nem as que contêm seu e-mail, telefone ou apelido. Um e-mail avisa que a senha foi trocada.`,
    },
    'second-factor': {
      title: 'Entrar com o código de um aplicativo',
      words: '2fa, dois fatores, autenticador, códigos de reserva',
      text: `Ative em <a href="/profile/limits?section=security">Segurança</a>: leia o QR code com o aplicativo autenticador e digite os números. O código muda a cada {factorStep}, por isso o relógio do celular precisa estar certo. Guarde os {recoveryCodes} códigos de reserva: cada um substitui o celular uma vez. Depois de {factorTries} códigos errados, espere {factorPause}. Se não tem o celular nem os códigos, escreva para o <a href="/?chat=open">suporte</a>.`,
    },
    devices: {
      title: 'Alguém entrou na minha conta',
      words: 'conta invadida, hackeada, sessões, acesso estranho, segurança',
      text: `Abra a <a href="/profile/info">lista de dispositivos</a> no perfil e encerre as sessões que você não conhece, uma a uma ou todas juntas. Depois, <a href="/profile/info?change=password">troque a senha</a> e ative o <a href="/profile/limits?section=security">login com código</a>. Avisamos sobre um login em dispositivo novo por notificação e e-mail. Por ali você pode responder que não foi você, e aquela sessão termina na hora.`,
    },
    'account-closed': {
      title: 'Por que minha conta ou meus bônus estão fechados?',
      words: 'bloqueada, banida, suspensa, várias contas, segunda conta',
      text: `Cada pessoa pode ter uma só conta: as outras não recebem presentes, promoções nem saques. Os bônus também podem ser desativados em uma conta; nesse caso, os presentes e o caixa avisam. Se a conta está bloqueada, o <a href="mailto:{support}">suporte</a> explica o motivo. Você pode contestar a decisão: as <a href="/rules">regras</a> dizem como.`,
    },
    deposit: {
      title: 'Como faço um depósito?',
      words: 'depositar, adicionar dinheiro, recarregar, cartão, pix',
      text: `Abra o <a href="/cashbox">caixa</a>, digite um valor a partir de {deposit} e escolha uma forma de pagamento. As taxas do cartão voltam como cashback logo depois do depósito. Se outra forma tiver taxa, você a vê antes de pagar. O presente do depósito também é escolhido antes do pagamento.`,
    },
    amounts: {
      title: 'Quanto posso depositar e sacar?',
      words: 'mínimo, máximo, valor, depósito mínimo, saque mínimo',
      text: `Dá para depositar a partir de {deposit} e sacar a partir de {payout}, até {maxPayment} por vez. Cada forma de pagamento tem seus próprios limites, que aparecem ao lado dela no <a href="/cashbox">caixa</a>. Se o seu limite de depósito impedir, o caixa mostra quanto resta. Você pode mudá-lo em <a href="/profile/limits">Limites</a>.`,
    },
    'deposit-declined': {
      title: 'O pagamento foi recusado',
      words: 'recusado, pagamento falhou, cartão recusado, pix recusado, erro',
      text: `Um depósito recusado não chega ao saldo. Confira os dados e o valor disponível, tente de novo ou escolha outra forma. Se uma forma está indisponível, o sistema de pagamento dela não responde: espere um pouco. O pagamento também é devolvido se, enquanto você pagava, uma pausa começou ou seu limite foi reduzido.`,
    },
    'deposit-missing': {
      title: 'O dinheiro não chegou',
      words:
        'onde está meu depósito, depósito não creditado, depósito não caiu, dinheiro sumiu, pendente, depósito não chegou, chargeback, estorno, contestar o pagamento, reembolso',
      text: `Veja o status no <a href="/cashbox?tab=history">histórico do caixa</a>. “Ainda não foi pago” quer dizer que o sistema de pagamento não informou nenhum pagamento: continue ou cancele. Depois de {paymentWindow} ele se encerra sozinho. Se o banco ainda está conferindo, o dinheiro chega por conta própria: não pague duas vezes. Se já passou uma hora, mande o comprovante do banco no <a href="/?chat=open">chat</a>. Antes de contestar um pagamento no banco (chargeback), fale com a gente por lá: em geral resolvemos mais rápido.`,
    },
    payout: {
      title: 'Como faço um saque?',
      words: 'saque, sacar, retirar dinheiro, receber o prêmio',
      text: `- abra <a href="/cashbox?tab=payout">o saque no caixa</a>, escolha para onde e digite um valor a partir de {payout}
      - confira o pedido: ele lista os presentes que você perderia
      - digite o código do SMS
      Sem o código, o pedido é encerrado depois de {unconfirmedPayoutLifetime} e o dinheiro volta. Dá para ter até {openPayouts} pedidos abertos.`,
    },
    'payout-blocked': {
      title: 'Por que não posso sacar?',
      words: 'saque bloqueado, saque recusado, indisponível, não consigo sacar',
      text: `Pode haver mais de um motivo; o <a href="/cashbox?tab=payout">caixa</a> mostra todos.
      - o rollover do bônus não foi cumprido: <a href="/profile/gifts">cumpra-o ou abra mão do bônus</a>
      - seus documentos não foram verificados: <a href="/profile/verification">confirme sua identidade</a>
      - seu telefone não foi confirmado: <a href="/profile/info">confirme-o</a>
      - já há {openPayouts} pedidos abertos: espere um deles ou cancele
      Só dá para sacar dinheiro real. O do bônus vira real quando o rollover é cumprido.`,
    },
    'payout-where': {
      title: 'Para onde posso sacar?',
      words: 'saque no cartão, carteira, outro cartão, conta bancária, pix, saque por pix',
      text: `O dinheiro volta para onde veio o depósito: o mesmo cartão, a mesma carteira ou o mesmo número de celular. Cartões e carteiras são <a href="/profile/verification">verificados</a> antes. Se a sua forma de depósito não recebe saques, o dinheiro vai para um cartão bancário no seu nome.`,
    },
    'payout-time': {
      title: 'Quando o dinheiro chega?',
      words: 'quanto tempo, prazo do saque, demora, espera, processamento',
      text: `O prazo conta a partir do código do SMS. O pedido entra em processamento depois de {processing} e, em geral, depois de {paidAfter} o dinheiro já foi enviado. Se o sistema de pagamento tiver um problema, seu dinheiro está seguro: espere ou cancele o pedido. Se o pedido for recusado, todo o valor volta ao saldo. O status aparece no <a href="/cashbox?tab=payout">caixa</a>.`,
    },
    'payout-cancel': {
      title: 'Posso cancelar um saque?',
      words: 'cancelamento, desistir do saque, devolver',
      text: `Sim, no <a href="/cashbox?tab=payout">caixa</a>, até o pedido entrar em processamento, {processing} depois do código. O dinheiro volta ao saldo na hora. Os presentes perdidos também voltam, se não tiverem vencido. Em alguns países a licença proíbe cancelar: lá o botão não existe.`,
    },
    gifts: {
      title: 'Por que não consigo ativar um presente?',
      words: 'bônus não funciona, ativar bônus, brinde',
      text: `A <a href="/profile/gifts">página de presentes</a> diz o que falta. Em geral é um depósito feito depois de receber o presente, e-mail e telefone confirmados, ou outro dispositivo. Um depósito ativa um só presente. O presente vale até a data indicada nele, e um pedido de saque o elimina.`,
    },
    wagering: {
      title: 'O que é rollover e como cumpri-lo?',
      words: 'requisito de aposta, rollover, wagering, playthrough',
      text: `O rollover diz quantas vezes suas apostas precisam cobrir o bônus: x30 quer dizer apostá-lo 30 vezes. Os <a href="/profile/gifts">presentes</a> mostram quanto falta e até quando. A aposta usa primeiro o dinheiro real. Com o rollover cumprido, tudo o que restar do bônus é seu: não há teto para os ganhos. Se o prazo acabar ou restar menos de {bonusLeast}, o bônus termina.`,
    },
    'bonus-games': {
      title: 'Quais jogos e apostas contam para o rollover?',
      words: 'contribuição, aposta máxima, slots para bônus',
      text: `Só contam os jogos que aceitam bônus: neles vale {wagerPercent}% de cada aposta, nos outros nada. Eles ficam em <a href="/games/otygrat_bonus">Cumprir o rollover</a>; qualquer outro jogo avisa antes. Não há aposta máxima: toda aposta conta por inteiro.`,
    },
    'one-bonus': {
      title: 'Por que não posso pegar outro bônus?',
      words: 'segundo bônus, bônus ativo, vários bônus, dois bônus ao mesmo tempo, dois bônus juntos',
      text: `Só um bônus pode estar ativo por vez, e só um pacote de giros grátis. Cumpra o rollover ou <a href="/profile/gifts">abra mão dele</a>, depois pegue o próximo. Os outros presentes esperam até a data indicada neles.`,
    },
    'give-up': {
      title: 'Como abro mão de um bônus?',
      words: 'cancelar bônus, desistir do bônus, remover bônus',
      text: `Toque em “Abrir mão dos bônus” na <a href="/profile/gifts">página de presentes</a>. O dinheiro do bônus e o que ele ganhou somem e os presentes ativos terminam; o dinheiro real fica. Depois disso, os saques voltam a abrir. Não dá para desfazer.`,
    },
    'free-spins': {
      title: 'Como funcionam os giros grátis?',
      words: 'free spins, rodadas grátis, freespins',
      text: `Eles valem no jogo indicado no presente: abra-o pelos seus <a href="/profile/gifts">presentes</a>. Os giros não custam nada. Se o presente tiver rollover, o que você ganhar vira bônus e o rollover vem antes; se não, já é dinheiro seu. Os giros que sobrarem somem no fim do prazo.`,
    },
    'promo-code': {
      title: 'O código promocional não funciona',
      words: 'cupom, voucher, código de bônus',
      text: `Digite-o na <a href="/profile/promo-code">página do código promocional</a>: ele só tem letras latinas e números. Cada código vale uma vez e até a sua data. Alguns exigem um depósito, contatos confirmados ou nenhum bônus ativo: a mensagem diz qual. Depois de {couponTries} códigos errados, espere {couponPause}.`,
    },
    compoints: {
      title: 'Como ganho compoints?',
      words: 'pontos de fidelidade, ganhar pontos',
      text: `Você ganha compoints apostando em slots: um a cada {pointStake}, ganhando ou perdendo. Eles não expiram, e com eles sobe o seu <a href="/profile/levels">nível</a>. A <a href="/compoints">página dos compoints</a> mostra quantos você tem.`,
    },
    spending: {
      title: 'Em que posso gastar os compoints?',
      words: 'troca, loja, trocar pontos, câmbio',
      text: `<a href="/compoints">Troque-os por dinheiro</a>: de {exchangeLeast} a {exchangeMost} compoints por vez, e quanto maior o nível, melhor a cotação. Enquanto houver rollover a cumprir, a troca fica fechada. Na loja eles compram presentes: alguns exigem um nível, outros só podem ser comprados poucas vezes. Também pagam a vaga em <a href="/compoints/tournaments">torneios</a>.`,
    },
    levels: {
      title: 'Para que servem os níveis?',
      words: 'vip, status, winback, cashback, nível',
      text: `O nível sobe com os compoints das suas apostas. Cada um traz uma cotação melhor e um <a href="/winback">winback</a> maior: de {winbackLeast} a {winbackMost}% do que você perder na semana. O que o seu oferece e quanto falta para o próximo, a <a href="/profile/levels">página de níveis</a> mostra.`,
    },
    tournaments: {
      title: 'Como participo de um torneio?',
      words: 'corrida, classificação, competição, inscrição',
      text: `Inscreva-se na <a href="/tournaments">página do torneio</a> e jogue os jogos dele. Só contam apostas com dinheiro real, só no torneio escolhido e dentro dos limites da página. Cada torneio pontua uma coisa: apostas, ganhos, soma dos multiplicadores ou o melhor deles. Com pontos iguais, fica à frente quem os fez antes, também em uma série. Se estiver em vários, escolha aquele que recebe os pontos.`,
    },
    'tournament-refused': {
      title: 'Por que não posso entrar em um torneio?',
      words: 'torneio fechado, convite, sem vagas',
      text: `A <a href="/tournaments">página do torneio</a> diz o que ele exige: nível, depósito, convite, promoção, código de parceiro ou compoints. O convite é pedido no botão: a resposta vem por notificação, em geral em até uma hora. Se não há mais vagas, tente outro torneio. De uma vaga paga, de uma série e de alguns torneios não dá para trocar até que terminem.`,
    },
    promotions: {
      title: 'Como funcionam as promoções?',
      words: 'loteria, sorteio, prêmios, corações, participar',
      text: `Escolha uma <a href="/promo">promoção</a> e toque em “Participar”: só participantes ganham pontos. A página dela diz por quê. Em algumas, os pontos são trocados por prêmios; em outras, os prêmios são sorteados entre os participantes. Se faltarem pontos, continue jogando até ela terminar. Você pode mandar {highFives} corações por dia, {highFivesEach} para o mesmo jogador.`,
    },
    'game-not-starting': {
      title: 'Um jogo não abre',
      words: 'jogo não carrega, tela preta, travou, erro',
      text: `Recarregue a página e feche o jogo em outras abas: valendo dinheiro, ele roda em uma só janela. Alguns jogos não existem no celular, no seu país ou como demo; o próprio jogo avisa. Se o estúdio não responder, tente de novo em um minuto. Jogos valendo dinheiro também ficam fechados quando seu <a href="/profile/limits">limite</a> acaba ou durante uma pausa.`,
    },
    'lost-connection': {
      title: 'A conexão caiu durante uma rodada',
      words: 'internet, desconectado, rodada interrompida, offline',
      text: `Quem decide a rodada é o servidor, então a aposta não se perde. Se ela terminou, o ganho está no saldo e o resultado no <a href="/profile/history">histórico</a>. O voo de um jogo crash continua sem você: abra o jogo de novo e retire, se ainda der tempo. A retirada automática funciona mesmo sem conexão.`,
    },
    crash: {
      title: 'Como funcionam os jogos crash?',
      words: 'aviãozinho, foguete, multiplicador, retirada automática',
      text: `O multiplicador cresce até o voo cair. Se você retira antes, ele multiplica a aposta; se demora, a aposta é perdida. A retirada automática, a partir de x{autoCashOutLeast}, faz isso por você. O momento da queda é sorteado antes da partida e, em média, {crashReturn}% das apostas voltam, seja qual for a hora da retirada.`,
    },
    roulette: {
      title: 'Quais são as regras da roleta?',
      words: 'zero, vermelho e preto, apostar em números',
      text: `É a roleta europeia: números de 0 a 36 e um só zero. O número paga {straightOdds} para 1, a dúzia {dozen} para 1, vermelho, preto, par e ímpar 1 para 1. No zero, essas apostas perdem. Em média, {rouletteReturn}% das apostas voltam. Cada giro está no <a href="/profile/history">histórico</a>.`,
    },
    'return-to-player': {
      title: 'O que é o retorno ao jogador?',
      words: 'rtp, volatilidade, justo, chances, manipulado, roubado, golpe, confiável, aleatório',
      text: `O retorno ao jogador (RTP) é a parte de todas as apostas que volta aos jogadores em média, ao longo de muitas rodadas. Uma única partida pode terminar de qualquer jeito: as rodadas passadas não influenciam as próximas. Retorno, volatilidade e ganho máximo estão na ficha do jogo: abra-a no cartão dele no <a href="/games/allgames">lobby</a>.`,
    },
    limits: {
      title: 'Como funcionam os limites?',
      words: 'limite de depósito, limite de perda, limite de tempo',
      text: `Em <a href="/profile/limits">Jogo seguro</a> dá para limitar depósitos e perdas (a partir de {limitLeast}) e tempo de jogo (a partir de {timeLeast}), por dia, semana e mês. Um limite mais rígido vale na hora. Um mais folgado, ou a remoção dele, precisa ser confirmado depois de {raise}. Uma aposta que possa passar do limite de perda é recusada; uma menor, não. Quando o limite de perda ou de tempo acaba, o jogo fecha.`,
    },
    break: {
      title: 'Como faço uma pausa?',
      words: 'time out, pausa, descanso',
      text: `Escolha um dia, uma semana, um mês ou seis semanas em <a href="/profile/limits?section=breaks">Pausa</a>. Fecham os jogos valendo dinheiro, os depósitos, os presentes e as promoções; saques, histórico e jogos demo continuam abertos. A pausa pode ser prolongada, mas não encurtada. Quando ela termina, tudo se abre sozinho.`,
    },
    'self-exclusion': {
      title: 'O que é autoexclusão?',
      words:
        'me excluir, vício, fechar a conta, apagar a conta, parar de jogar, cancelar a conta, excluir a conta, encerrar a conta, problema com jogo',
      text: `Ela impede você de jogar por seis meses, um ano, cinco anos ou para sempre. Comece em <a href="/profile/limits?section=breaks">Pausa</a>. Todas as sessões terminam na hora, e não dá para desfazer antes do fim. Depois disso, você só entra para sacar seu dinheiro e ver o histórico. Se ficou difícil parar, leia <a href="/responsible-play">quem pode ajudar</a>.`,
    },
    verification: {
      title: 'Como confirmo minha identidade?',
      words: 'documentos, rg, passaporte, enviar foto, kyc',
      text: `Envie as fotos na <a href="/profile/verification">página de verificação</a>: .jpg ou .png de até {fileSize} MB, em cores, sem reflexo, com todos os cantos. No cartão, mostre o nome, os seis primeiros e os quatro últimos dígitos e cubra o CVV. A verificação leva até duas horas. Cartões e carteiras podem ser verificados depois do primeiro depósito. Se um documento for recusado, o motivo fica ao lado: corrija e envie de novo.`,
    },
    contacts: {
      title: 'Como confirmo ou mudo e-mail e telefone?',
      words: 'email, número de telefone, celular, confirmação, trocar número',
      text: `Confirme-os com um código em <a href="/profile/info">Dados pessoais</a>: sem telefone não há saque, e alguns presentes exigem os dois. Um contato só pode pertencer a uma conta. Um telefone não confirmado você mesmo corrige, a não ser que entre com ele. Contatos confirmados e o e-mail principal só são mudados pelo <a href="mailto:{support}">suporte</a>.`,
    },
    'personal-data': {
      title: 'Como mudo meus dados pessoais?',
      words: 'nome, endereço, data de nascimento, apagar dados, privacidade',
      text: `Preencha nome, endereço e data de nascimento <a href="/profile/info">no perfil</a> como estão nos documentos. Depois da verificação, nome, data de nascimento e, onde é pedido, CPF ficam bloqueados: como o apelido, só o <a href="mailto:{support}">suporte</a> os muda. A ele você também pode pedir uma cópia dos seus dados ou a exclusão. O que guardamos e por quanto tempo, a <a href="/privacy">página de privacidade</a> explica.`,
    },
    support: {
      title: 'Como falo com o suporte?',
      words: 'atendente, chat, telegram, viber, reclamação, ajuda',
      text: `O <a href="/?chat=open">chat do site</a> é o mais rápido. Há também Telegram, Viber e <a href="mailto:{support}">{support}</a>. Atendemos a qualquer hora. Se for sobre um pagamento ou uma rodada, informe a referência que está no <a href="/profile/history">histórico</a>: assim achamos mais depressa.`,
    },
    history: {
      title: 'Onde vejo o que aconteceu com meu dinheiro?',
      words: 'histórico, extrato, transações, apostas, saldo',
      text: `No <a href="/profile/history">histórico</a> está cada rodada com dinheiro real: aposta, ganho e saldo antes e depois. Tudo o que moveu dinheiro ou compoints está nas <a href="/profile/history?section=transactions">transações</a>, que podem ser baixadas em arquivo. Depósitos e saques ficam no <a href="/cashbox?tab=history">caixa</a>. O <a href="/profile/limits?section=statement">extrato</a> resume cada dia.`,
    },
  },
};
