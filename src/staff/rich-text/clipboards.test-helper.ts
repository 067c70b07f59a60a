/** What the programs that people write in put on the clipboard, shortened but not tidied. */
export const clipboards: readonly { from: string; html: string; becomes: string }[] = [
  {
    from: 'Word: headings, emphasis, empty paragraphs and its own names',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=IT style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span style='mso-fareast-font-family:"Times New Roman"'>Il ritorno<o:p></o:p></span></h1>
<p class=MsoNormal>La <b style='mso-bidi-font-weight:normal'>prima</b> <i>sera</i> con <span lang=EN-US style='mso-ansi-language:EN-US'>le corde</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span style='text-decoration:line-through'>Vecchio</span> nuovo<o:p></o:p></p>
<!--EndFragment--></body></html>`,
    becomes:
      '<h2>Il ritorno</h2><p>La <strong>prima</strong> <em>sera</em> con le corde</p><p><s>Vecchio</s> nuovo</p>',
  },
  {
    from: 'Word: lists that are paragraphs with a sign before them',
    html: `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Uno<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Dentro<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Due<o:p></o:p></p>
<p class=MsoNormal>Poi<o:p></o:p></p>`,
    becomes: '<ul><li>Uno<ol><li>Dentro</li></ol></li><li>Due</li></ul><p>Poi</p>',
  },
  {
    from: 'Word: a table',
    html: `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='height:1pt'><td width=200 valign=top style='width:150pt'><p class=MsoNormal><b>Città</b><o:p></o:p></p></td><td><p class=MsoNormal>Roma<o:p></o:p></p></td></tr></table>`,
    becomes: '<table><tbody><tr><td><strong>Città</strong></td><td>Roma</td></tr></tbody></table>',
  },
  {
    from: 'Google Docs: a bold element that is not, styles that mean, links through a counter',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Titolo</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;color:#000000;font-weight:700;font-style:normal">Forte</span><span style="font-weight:400;font-style:italic"> e corsivo</span><span style="font-weight:400">, </span><a href="https://www.google.com/url?q=https://example.org/a?utm_source%3Dx%26b%3D1&sa=D&ust=1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">qui</span></a></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">uno</span></p></li></ul><br /><p dir="ltr"><span>Fine</span></p></b><br class="Apple-interchange-newline">`,
    becomes:
      '<h2>Titolo</h2><p><strong>Forte</strong><em> e corsivo</em>, <a href="https://example.org/a?b=1">qui</a></p><ul><li>uno</li></ul><p>Fine</p>',
  },
  {
    from: 'WordPress: blocks with their comments, a player, a foreign picture with its caption',
    html: `<!-- wp:paragraph --><p class="has-drop-cap">Testo <a href="https://antena1.example/notizie/musica/x?y=1#z">nostro</a>.</p><!-- /wp:paragraph -->
<!-- wp:heading {"level":5} --><h5 class="wp-block-heading" id="h-sotto">Sotto</h5><!-- /wp:heading -->
<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ"} --><figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div><figcaption>Il video</figcaption></figure><!-- /wp:embed -->
<!-- wp:image {"id":7} --><figure class="wp-block-image size-large"><img src="https://blog.example/wp-content/uploads/a.jpg" alt="a" class="wp-image-7"/><figcaption class="wp-element-caption">La didascalia</figcaption></figure><!-- /wp:image -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p>«Sì»</p><cite>Lia</cite></blockquote><!-- /wp:quote -->
<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->`,
    becomes:
      '<p>Testo <a href="/notizie/musica/x?y=1#z">nostro</a>.</p><h4>Sotto</h4><figure><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe><figcaption>Il video</figcaption></figure><p>La didascalia</p><blockquote><p>«Sì»</p><p><cite>Lia</cite></p></blockquote><hr>',
  },
  {
    from: 'WordPress, classic: a caption in brackets and a frame of another host',
    html: `[caption id="attachment_3" align="alignleft" width="300"]<img class="size-medium" src="https://blog.example/a.jpg" width="300" /> Il palco[/caption]<p style="text-align: center;"><strong>Grande</strong> serata</p><iframe src="https://open.spotify.com/embed/track/1" width="300"></iframe>`,
    becomes:
      '<p>Il palco</p><p><strong>Grande</strong> serata</p><p><a href="https://open.spotify.com/embed/track/1">https://open.spotify.com/embed/track/1</a></p>',
  },
  {
    from: 'a page of our own: pictures and songs stay',
    html: `<div class="prose"><p>Ciao</p><p>[musica artista="a" brano="b"]</p><img src="https://antena1.example/media/845x438/news/a.jpg" alt="x" width="845" height="438" loading="lazy"></div>`,
    becomes:
      '<p>Ciao</p><p>[musica artista="a" brano="b"]</p><img src="/media/845x438/news/a.jpg" alt="x" width="845" height="438">',
  },
];
