-- What the virtual good of an order gave, for a return: the goods may give something else since.
alter table goods_order
  add column gives text,
  add column gives_choice text not null default '';
update goods_order set gives = goods.gives, gives_choice = goods.gives_choice
from goods where goods.id = goods_order.goods_id and goods.gives is not null;
