-- A questionnaire that somebody must have answered to get a ticket.
alter table lottery add column questionnaire_id uuid references questionnaire;
create index lottery_questionnaire on lottery (questionnaire_id) where questionnaire_id is not null;

-- It is fixed with the rest at the publication.
create or replace function refuse_change_of_lottery() returns trigger language plpgsql as $$
begin
  if old.stage = 0 then return new; end if;
  if (new.id, new.type, new.title, new.start_time, new.end_time, new.draw_time, new.activity_id, new.min_level,
      new.owners_only, new.min_days, new.needs_check_in, new.coins, new.per_day, new.per_total, new.claim_days, new.rules,
      new.contact, new.questionnaire_id, new.public_source, new.entry_key, new.published_at)
    is distinct from
     (old.id, old.type, old.title, old.start_time, old.end_time, old.draw_time, old.activity_id, old.min_level,
      old.owners_only, old.min_days, old.needs_check_in, old.coins, old.per_day, old.per_total, old.claim_days, old.rules,
      old.contact, old.questionnaire_id, old.public_source, old.entry_key, old.published_at)
    or new.stage < old.stage or (old.stage in (2, 3) and new.stage <> old.stage)
    or (old.stage = 2 and new.public_value is distinct from old.public_value) then
    raise exception 'a published lottery does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
