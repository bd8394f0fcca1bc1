#:sdk Microsoft.NET.Sdk.Web
#:property PublishAot=false
#:property JsonSerializerIsReflectionEnabledByDefault=true

// The same hub as fanOutServer.ts on ASP.NET Core SignalR, to compare with. Argument: port.
using Microsoft.AspNetCore.SignalR;

var builder = WebApplication.CreateBuilder();
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.WebHost.UseUrls($"http://127.0.0.1:{args[0]}");
builder.Services.AddSignalR();
var app = builder.Build();
app.MapHub<FeedHub>("/feed");
app.Lifetime.ApplicationStarted.Register(() => Console.WriteLine($"pid {Environment.ProcessId} listens on {string.Join(' ', app.Urls)}"));
app.Run();

class FeedHub : Hub
{
    public Task Follow() => Groups.AddToGroupAsync(Context.ConnectionId, "feed");

    public async Task Burst(int events)
    {
        for (var place = 0; place < events; place++) await Clients.Group("feed").SendAsync("News", new { place });
    }
}
