-- What an invited member has in common with the inviter, or with others whom the same one invited: staff read it, and may
-- withhold the rewards of the invitation.
alter table referral
  add column signs text[] not null default '{}' check (signs <@ array['address', 'device', 'picture', 'deleted']),
  add column withheld_at timestamptz,
  -- Display name of who withholds it.
  add column withheld_by text not null default '';
create index referral_newest on referral (created_at desc, invitee_id);
create index referral_with_signs on referral (created_at desc, invitee_id) where signs <> '{}';
-- Invitations are looked at until a week after they were reached.
create index referral_reached on referral (ended_at) where state = 2;
