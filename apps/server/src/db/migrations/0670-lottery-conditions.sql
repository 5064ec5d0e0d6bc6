-- Models of which a member must own one to get a ticket. They are fixed with the rest at the publication.
create table lottery_model (
  lottery_id uuid not null references lottery on delete cascade,
  product_id uuid not null references product_info,
  primary key (lottery_id, product_id)
);
create index lottery_model_product on lottery_model (product_id);

create function refuse_change_of_lottery_model() returns trigger language plpgsql as $$
begin
  -- With a draft that is deleted its models go, too.
  if exists (select from lottery where id = coalesce(new.lottery_id, old.lottery_id) and stage <> 0) then
    raise exception 'the models of a published lottery do not change' using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger lottery_model_is_fixed before insert or update or delete on lottery_model
  for each row execute function refuse_change_of_lottery_model();

-- Whom a condition turned away, by the code that the lottery has of them: published as a number of people.
create table lottery_refusal (
  lottery_id uuid not null references lottery on delete cascade,
  condition text not null check (condition in ('phone', 'age', 'level', 'product', 'days', 'checkIn', 'questionnaire')),
  code text not null,
  primary key (lottery_id, condition, code)
);
