-- 4: staff took the offer back before the member decided.
alter table present_replacement drop constraint present_replacement_state_check,
  add constraint present_replacement_state_check check (state between 1 and 4);
