-- Notices of orders lead to their order. One that was written before has the instant of what it says of the order, or
-- the day until which its codes are accepted; where that is true of several orders, it leads to their list as before.
with known as (
  select notice.id, min(goods_order.id::text)::uuid as order_id
  from goods_order join notice on notice.member_id = goods_order.member_id and notice.tab = 6
  where notice.target_id is null and starts_with(notice.note, goods_order.goods_name) and (
    (notice.kind = 'goods.shipped' and notice.created_at = goods_order.shipped_at)
    or (notice.kind = 'goods.returned' and notice.created_at = goods_order.ended_at)
    or (notice.kind = 'goods.codeExpiring' and exists (
      select from goods_code code where code.order_id = goods_order.id and code.is_notified
        and strpos(notice.note, to_char(code.expires_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')) > 0)))
  group by notice.id having count(*) = 1
)
update notice set target_kind = 'order', target_id = known.order_id from known where notice.id = known.id;
