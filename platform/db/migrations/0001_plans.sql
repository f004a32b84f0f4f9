-- Accounts, requests and signups reference these nine ids; what is said about each plan comes from the content.
INSERT INTO "membership_plans" ("id", "name", "price", "hours_included") VALUES
	('free', 'Free', 0, 0),
	('crm-essentials', 'CRM Essentials', 125000, 10),
	('automation-builder', 'Automation Builder', 187500, 15),
	('fractional-cto', 'Fractional CTO', 350000, 20),
	('exec-concierge', 'Exec Concierge', 90000, 6),
	('essential', 'Essential', 90000, 5),
	('growth', 'Growth', 180000, 10),
	('scale', 'Scale', 270000, 15),
	('enterprise', 'Enterprise', 350000, 30)
ON CONFLICT ("id") DO NOTHING;
