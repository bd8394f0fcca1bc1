#:sdk Microsoft.NET.Sdk.Web
#:property PublishAot=false
#:property JsonSerializerIsReflectionEnabledByDefault=true

// An ASP.NET Core SignalR server that knows only the specification: REST, the quiz hub and its two events.
// Its first negotiate step redirects with an access token, as hosted SignalR services do. Arguments: port, state file.
// Paths below /test stand in for what players and operators do.
using System.Collections.Concurrent;
using System.Text.Json;
using Microsoft.AspNetCore.SignalR;

var stateFile = args[1];
var builder = WebApplication.CreateBuilder();
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.WebHost.UseUrls($"http://127.0.0.1:{args[0]}");
builder.Services.AddSignalR();
builder.Services.AddCors();
var app = builder.Build();
app.UseCors(policy => policy.AllowAnyOrigin().AllowAnyHeader().AllowAnyMethod());

Quiz[] quizzes = [new(7, "Numbers for Numbers", "Its id is a number."), new(8, "Another Quiz", "For the second pick.")];
if (File.Exists(stateFile))
    foreach (var session in JsonSerializer.Deserialize<Session[]>(File.ReadAllText(stateFile))!) State.Sessions[session.SessionCode] = session;

app.MapGet("/quizzes", () => new { quizzes });
app.MapPost("/session", (NewSession wanted) =>
{
    var quiz = quizzes.FirstOrDefault(quiz => quiz.QuizId == wanted.QuizId);
    if (quiz is null) return Results.NotFound();
    var session = new Session(quiz.QuizId, $"{Random.Shared.Next(10000, 99999)}", [], quiz.QuizName, quiz.QuizDescription);
    Keep(session);
    return Results.Ok(session);
});
app.MapGet("/session/{code}", (string code) => State.Sessions.TryGetValue(code, out var session) ? Results.Ok(session) : Results.NotFound());

const string AccessToken = "only-with-the-token";
app.MapPost("/quizHub/negotiate", (HttpRequest request) => new { url = $"http://{request.Host}/redirectedHub", accessToken = AccessToken });
app.Use(async (context, next) =>
{
    var bearer = context.Request.Headers.Authorization.ToString().Replace("Bearer ", "");
    var token = bearer.Length > 0 ? bearer : context.Request.Query["access_token"].ToString();
    if (context.Request.Path.StartsWithSegments("/redirectedHub") && token != AccessToken) context.Response.StatusCode = 401;
    else await next(context);
});
app.MapHub<QuizHub>("/redirectedHub");

app.MapPost("/test/join/{code}/{name}", async (string code, string name, IHubContext<QuizHub> hub) =>
{
    var session = State.Sessions[code] with { Participants = [.. State.Sessions[code].Participants, name] };
    Keep(session);
    await hub.Clients.Group(code).SendAsync("PlayerJoined", new { players = session.Participants });
});
app.MapPost("/test/rename/{code}/{quizName}", async (string code, string quizName, IHubContext<QuizHub> hub) =>
{
    var session = State.Sessions[code] with { QuizName = quizName };
    Keep(session);
    await hub.Clients.Group(code).SendAsync("SessionUpdated", session);
});
app.MapPost("/test/dropHub", () =>
{
    foreach (var connection in State.Connections.Values) connection.Abort();
});
app.Lifetime.ApplicationStarted.Register(() => Console.WriteLine($"listening on {string.Join(' ', app.Urls)}"));
app.Run();

void Keep(Session session)
{
    State.Sessions[session.SessionCode] = session;
    File.WriteAllText(stateFile, JsonSerializer.Serialize(State.Sessions.Values));
}

record Quiz(int QuizId, string QuizName, string QuizDescription);
record NewSession(int QuizId);
record Session(int QuizId, string SessionCode, string[] Participants, string QuizName, string QuizDescription);

static class State
{
    public static readonly ConcurrentDictionary<string, Session> Sessions = new();
    public static readonly ConcurrentDictionary<string, HubCallerContext> Connections = new();
}

class QuizHub : Hub
{
    public async Task RegisterMonitor(string sessionCode)
    {
        if (!State.Sessions.ContainsKey(sessionCode)) throw new HubException("no such session");
        await Groups.AddToGroupAsync(Context.ConnectionId, sessionCode);
    }

    public override Task OnConnectedAsync()
    {
        State.Connections[Context.ConnectionId] = Context;
        return Task.CompletedTask;
    }

    public override Task OnDisconnectedAsync(Exception? error)
    {
        State.Connections.TryRemove(Context.ConnectionId, out _);
        return Task.CompletedTask;
    }
}
