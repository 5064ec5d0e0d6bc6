-- The words of the setting `text.words` are rows of `word` since 0150; every node of the release before reads those.
delete from sys_config where key = 'text.words';
