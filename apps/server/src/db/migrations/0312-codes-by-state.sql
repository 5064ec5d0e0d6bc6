-- How many codes of one good are in each state, read from the index alone.
create index goods_code_state on goods_code (goods_id, state);
drop index goods_code_goods;
